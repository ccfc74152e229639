/** Imports the code of the logins: their view does, and the modal beside its first view. */
export const importLogins = () => import('./Logins.tsx')
