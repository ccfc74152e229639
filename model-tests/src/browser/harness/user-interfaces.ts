/** Two user interfaces of the kit with the same actions and texts, with the path of their page. */
export const userInterfaces = [
  { ui: 'modal', path: '/' },
  { ui: 'own-look', path: '/own-look/' },
] as const
