/** Storage key of the theme, shared by all pages of the demo. */
export const themeKey = 'latchkit-demo/theme'
