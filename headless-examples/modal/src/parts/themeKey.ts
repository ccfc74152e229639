/** Where the visitor's choice of a theme is kept, for all pages of the demo. */
export const themeKey = 'latchkit-demo/theme'
