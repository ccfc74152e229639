/** The parts of Connect that some pages show: the view imports them, and the modal beside the view. */
export const importLogins = () => import('./Logins.tsx')
export const importLegal = () => import('./Legal.tsx')
