/** Draws the picture of the simulated phone wallet, for the directory and the phone page. */
export const drawPhone = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 40 40">' +
  '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#6d5ce8"/><stop offset="1" stop-color="#4a37c4"/></linearGradient></defs>' +
  '<rect width="40" height="40" fill="url(#g)"/><rect x="13" y="7.5" width="14" height="25" rx="3.4" fill="#fff"/>' +
  '<path d="M16.5 13.5h7v7.5a3.5 3.5 0 0 1-7 0Z" fill="#6d5ce8"/><path d="M18 29.3h4" stroke="#6d5ce8" stroke-width="1.6" stroke-linecap="round"/></svg>'
