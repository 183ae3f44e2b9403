exports.game = {
  name: 'duel',
  setup: () => ({ cards: [], turn: 0 }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: { lay: ({ G }, card) => { G.cards.push(card); if (G.cards.length > 14) G.cards.shift(); G.turn++; } },
};
