// What this browser saw when it contributed to the dice: the fingerprint that was shown, and its own words. A record that was
// made anew from end to end proves itself; held against this it does not. By table, and the newest only.
const KEY = "thrown-in", MOST = 100;

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];      // whatever stands there is not ours
  }
}

// One throw: { table, seat, commitment, contribution }.
export function rememberContribution(thrown) {
  const others = remembered().filter((other) => other.table !== thrown.table || other.seat !== thrown.seat);
  localStorage.setItem(KEY, JSON.stringify([...others, thrown].slice(-MOST)));
}

// What this browser threw in at a table, once the record holds just that; an error says what it holds instead.
export function compareContributions(table, record) {
  const lines = (name) => [...record.matchAll(new RegExp(`^${name}: ?(.*)$`, "gm"))].map(([, value]) => value.trim());
  const [commitment] = lines("commitment"), seats = lines("seats")[0]?.split(", ") ?? [], contributions = lines("contribution");
  const own = remembered().filter((thrown) => thrown.table === table);
  for (const thrown of own) {
    const held = contributions[seats.indexOf(thrown.seat)];
    if (commitment !== thrown.commitment) throw new Error(`commitment: ${commitment} ≠ ${thrown.commitment}`);
    if (held !== thrown.contribution) throw new Error(`contribution: ${held} ≠ ${thrown.contribution}`);
  }
  return own.map(({ contribution }) => contribution);
}
