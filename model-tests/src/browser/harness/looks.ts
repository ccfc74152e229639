/** Two looks on one core: ours, and one that an example has drawn for itself. What a visitor can do, and reads, is the same in both. */
export const looks = [
  { look: 'our modal', at: '/' },
  { look: 'a look of one’s own', at: '/own-look/' },
] as const
