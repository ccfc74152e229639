import type { Kit } from '@latchkit/core'

/**
 * Shows the part of the page for members. Its content comes from the server, which requires the
 * session: hiding protects nothing. Returns a function that stops.
 */
export function showMembersArea(kit: Kit, area: { hidden: boolean }): () => void {
  return kit.watch(
    ({ session }) => session.status,
    (status) => {
      area.hidden = status !== 'signedIn'
    },
  )
}

/** Signs in with the connected account without the modal. Resolves with the CAIP-10 account. */
export async function signIn(kit: Kit): Promise<string> {
  const { data } = await kit.session.signIn()
  return `${data.chainId}:${data.accountAddress}`
}
