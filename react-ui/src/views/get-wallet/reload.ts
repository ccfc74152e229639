/** Reloads the page, which makes a new extension available to it. */
export const reload = () => window.location.reload()
