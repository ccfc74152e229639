/** What only members may read. The server sends it to signed-in accounts only. */
export const membersNews = [
  {
    title: 'The reading room opens on Friday',
    text: 'Members borrow from the shelf on the left without a card. The code of the door is 2718.',
  },
  {
    title: 'Minutes of the spring meeting',
    text: 'The roof is paid for, the choir keeps its Tuesdays, and the lamp in the stairs stays.',
  },
] as const
