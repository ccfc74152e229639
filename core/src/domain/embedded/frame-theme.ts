/** The colours of the frame's screens, where the page sets none. */
const colours = {
  dark: { accent: 'hsla(230, 100%, 67%, 1)', background: '#121313' },
  light: { accent: 'hsla(231, 100%, 70%, 1)', background: '#fff' },
}

/** The theme variables of the frame. `accent`: the page's own colour, or null. */
export const frameVariables = (
  mode: 'light' | 'dark',
  accent: string | null,
): { '--w3m-accent': string; '--w3m-background': string } => ({
  '--w3m-accent': accent ?? colours[mode].accent,
  '--w3m-background': colours[mode].background,
})
