/**
 * Two user interfaces on one core: the modal, and that of the own-look example. Both offer the same
 * actions and texts.
 */
export const looks = [
  { look: 'our modal', at: '/' },
  { look: 'own-look', at: '/own-look/' },
] as const
