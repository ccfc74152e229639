const icon = (background: string, mark: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 40 40">${background}${mark}</svg>`)}`

const background = (id: string, from: string, to: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="40" height="40" fill="url(#${id})"/>`

/** A foxglove flower. */
export const foxgloveIcon = icon(
  background('f', '#ee9440', '#d06f1c'),
  '<path d="M20 8c5.2 0 7.6 4.4 8 9.4l.5 6.6c.1 1.7 1 3 2.5 4.3-1.9 1.5-4.2 1-5.7-.4-1.2 2.1-3.1 3.1-5.3 3.1s-4.1-1-5.3-3.1c-1.5 1.4-3.8 1.9-5.7.4 1.5-1.3 2.4-2.6 2.5-4.3l.5-6.6c.4-5 2.8-9.4 8-9.4Z" fill="#fff"/><circle cx="18" cy="25.5" r="1.2" fill="#d06f1c"/><circle cx="22.4" cy="23.6" r="1.2" fill="#d06f1c"/><circle cx="21.3" cy="27.6" r="1" fill="#d06f1c"/>',
)

/** A mooring ring. */
export const harborIcon = icon(
  background('h', '#3a6ff0', '#1d49c2'),
  '<path d="M20 7.5v7" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="23" r="8.5" fill="none" stroke="#fff" stroke-width="4.5"/>',
)

/** A lamp with rays. */
export const lumenIcon = icon(
  background('l', '#2fbf7b', '#128a52'),
  '<circle cx="20" cy="20" r="5" fill="#fff"/><path d="M20 8.5v3M20 28.5v3M8.5 20h3M28.5 20h3M11.9 11.9l2.1 2.1M26 26l2.1 2.1M28.1 11.9 26 14M14 26l-2.1 2.1" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/>',
)

/** A flame. */
export const emberIcon = icon(
  background('e', '#e5487a', '#b3204f'),
  '<path d="M20.6 7.5c.8 5.2 8.4 8.3 8.4 15.3a9 9 0 0 1-18 .2c0-3.7 2-6.2 4-8.4.4 2.2 1.3 3.5 2.7 4.2-.5-4.3.3-8.4 2.9-11.3Z" fill="#fff"/>',
)

/** A rising sun. */
export const sunbeamIcon = icon(
  background('s', '#f2b632', '#d08a0c'),
  '<path d="M11.5 26a8.5 8.5 0 0 1 17 0Z" fill="#fff"/><path d="M20 9v4M9.6 13.6l2.8 2.8M30.4 13.6l-2.8 2.8M8.5 31h23" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/>',
)

/** A thistle in bloom. */
export const thistleIcon = icon(
  background('t', '#a05fe0', '#6b2fb0'),
  '<path d="M20 18V8.5M16.6 18.3 14.4 10M23.4 18.3l2.2-8.3M13.6 19.6l-4-6.4M26.4 19.6l4-6.4" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M12.4 22c2-1.8 13.2-1.8 15.2 0 .6 5-2.8 9.5-7.6 9.5s-8.2-4.5-7.6-9.5Z" fill="#fff"/>',
)

/** A millstone with grooves. */
export const millstoneIcon = icon(
  background('m', '#7b8ea3', '#4a5d73'),
  '<path d="M20 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24Zm0 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Z" fill="#fff" fill-rule="evenodd"/><path d="M20 13.4v-2.6M26.6 20h2.6M20 26.6v2.6M13.4 20h-2.6M24.7 15.3l1.8-1.8M24.7 24.7l1.8 1.8M15.3 24.7l-1.8 1.8M15.3 15.3l-1.8-1.8" stroke="#5d7187" stroke-width="2" stroke-linecap="round"/>',
)

/** A comet with a tail. */
export const cometIcon = icon(
  background('c', '#12869c', '#075068'),
  '<circle cx="25" cy="25" r="6" fill="#fff"/><path d="M18.6 21 9.8 12.2M22.6 16.6l-4.8-4.8M16 24.4l-3.4-3.4" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/>',
)

/** A nest with two eggs. */
export const nestIcon = icon(
  background('n', '#1aa3a0', '#0b6d73'),
  '<circle cx="16.5" cy="17" r="3.6" fill="#fff"/><circle cx="23.5" cy="17" r="3.6" fill="#fff"/><path d="M9.5 21.5c1 6 5.2 9.5 10.5 9.5s9.5-3.5 10.5-9.5" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
)
