/** Functions that draw a shape of one colour in a 40 × 40 view box, as SVG markup. */
export const marks: readonly ((colour: string) => string)[] = [
  (colour) => `<circle cx="20" cy="20" r="9.5" fill="none" stroke="${colour}" stroke-width="4.5"/>`,
  (colour) => `<path d="m20 8.5 10 11.5-10 11.5L10 20Z" fill="${colour}"/>`,
  (colour) =>
    `<path d="M10 25.5 20 14l10 11.5" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  (colour) =>
    `<path d="M20 8.5 30 14.2v11.6L20 31.5l-10-5.7V14.2Z" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/>`,
  (colour) =>
    `<path d="M27.5 24.5A10.5 10.5 0 1 1 18 9.7a8.4 8.4 0 0 0 9.5 14.8Z" fill="${colour}"/>`,
  (colour) =>
    `<path d="M10.5 29.5C10 17 16 9.8 30 10.2c.6 13.6-6.2 20.2-15.5 18.6M11 30c2.5-6.5 6.5-10 11.5-12" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  (colour) =>
    `<path d="M8.5 16c3.8-4.5 7.7-4.5 11.5 0s7.7 4.5 11.5 0M8.5 25c3.8-4.5 7.7-4.5 11.5 0s7.7 4.5 11.5 0" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round"/>`,
  (colour) =>
    `<path d="M12 28.5v-7M20 28.5v-17M28 28.5v-11" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`,
  (colour) =>
    `<g fill="${colour}"><circle cx="14" cy="14" r="4.5"/><circle cx="26" cy="26" r="4.5"/><circle cx="26" cy="14" r="2.5"/><circle cx="14" cy="26" r="2.5"/></g>`,
  (colour) =>
    `<path d="M20 8c1.3 7.3 3.7 9.8 11 12-7.3 2.2-9.7 4.7-11 12-1.3-7.3-3.7-9.8-11-12 7.3-2.2 9.7-4.7 11-12Z" fill="${colour}"/>`,
  (colour) =>
    `<path d="M11 13h11a7 7 0 0 1 0 14h-3" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round"/><circle cx="12.5" cy="27" r="3" fill="${colour}"/>`,
  (colour) =>
    `<path d="M20 31s-10.5-5.6-10.5-13.5c0-3.6 2.6-6 5.5-6 2.2 0 4 1.2 5 3 1-1.8 2.8-3 5-3 2.9 0 5.5 2.4 5.5 6C30.5 25.4 20 31 20 31Z" fill="${colour}"/>`,
]
