import type { Message } from '../../protocol/messages.ts'
import type { Reaction } from '../../protocol/reactions.ts'

/**
 * The consent of the visitor counts for the flows that follow, wherever it was given, also after the
 * page has stopped the flow with the checkbox to show the next one in its place.
 */
const isNavigation = ({ to, type }: Message, reaction: string) =>
  to === 'router' || (to === 'modal' && (type !== 'consent.set' || reaction === 'aborted'))

/**
 * Returns the same reactions without messages to the router and the modal, for a flow that the page
 * renders or a command runs.
 */
export function withoutNavigation(reactions: object): object {
  const wrap =
    (reaction: Reaction<unknown>, name: string): Reaction<unknown> =>
    (event, query) =>
      reaction(event, query).filter((message) => !isNavigation(message, name))
  return Object.fromEntries(
    Object.entries(reactions).map(([key, reaction]) => [
      key,
      typeof reaction === 'function' ? wrap(reaction as Reaction<unknown>, key) : reaction,
    ]),
  )
}
