// The address of what is shown, of a page that lays others into itself.

// Forms that lead back here, of language or light, shall lead to what is shown now.
export const keepBack = () => document.querySelectorAll("[name=back]").forEach((field) => (field.value = location.pathname + location.search));

export function showAddress(address, isNew) {
  history[isNew ? "pushState" : "replaceState"](null, "", address);
  keepBack();
}
