const icon = (background: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${background}"/>${mark}</svg>`)}`

const line = (path: string, width = 4) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Icons of the networks as data URLs, so that the page requests none. */
export const networkIcons = {
  localhostOne: icon('#3a4dff', line('M17.5 13.5 20.5 12h2v16')),
  localhostTwo: icon('#0a7a4a', line('M14.5 16a5.5 5.5 0 1 1 10 3.2L14.5 28h11')),
  solana: icon('#5b34d6', line('M14 13h14M12 20h14M14 27h14', 3.6)),
  bitcoin: icon(
    '#d9730d',
    line('M15.5 12h6a3.8 3.8 0 0 1 0 7.6h-6Zm0 7.6h7a4.2 4.2 0 0 1 0 8.4h-7Z M19 9v3M19 28v3', 3.2),
  ),
  polkadot: icon(
    '#c81b73',
    '<g fill="#fff"><ellipse cx="20" cy="10" rx="4.4" ry="2.6"/><ellipse cx="20" cy="30" rx="4.4" ry="2.6"/><ellipse cx="11.3" cy="15" rx="4.4" ry="2.6" transform="rotate(-60 11.3 15)"/><ellipse cx="28.7" cy="15" rx="4.4" ry="2.6" transform="rotate(60 28.7 15)"/><ellipse cx="11.3" cy="25" rx="4.4" ry="2.6" transform="rotate(60 11.3 25)"/><ellipse cx="28.7" cy="25" rx="4.4" ry="2.6" transform="rotate(-60 28.7 25)"/></g>',
  ),
  kusama: icon('#20242e', line('M13 11v18M27 12 15.5 20.5 27 28')),
  cosmos: icon(
    '#2e3a67',
    '<circle cx="20" cy="20" r="2.6" fill="#fff"/><g fill="none" stroke="#fff" stroke-width="2"><ellipse cx="20" cy="20" rx="12" ry="4.6"/><ellipse cx="20" cy="20" rx="12" ry="4.6" transform="rotate(60 20 20)"/><ellipse cx="20" cy="20" rx="12" ry="4.6" transform="rotate(120 20 20)"/></g>',
  ),
  osmosis: icon(
    '#7b2ad1',
    '<path d="M20 10c4.5 5.4 7 8.7 7 12.3a7 7 0 0 1-14 0C13 18.7 15.5 15.4 20 10Z" fill="#fff"/>',
  ),
} as const
