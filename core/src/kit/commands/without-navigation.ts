import type { Message } from '../../protocol/messages.ts'
import type { Reaction } from '../../protocol/reactions.ts'

/**
 * Whether a message navigates. `consent.set` does not, because the consent counts for later flows. In
 * the reaction `aborted` it does: the page may stop a flow only to show the next one.
 */
const isNavigation = ({ to, type }: Message, reaction: string) =>
  to === 'router' || (to === 'modal' && (type !== 'consent.set' || reaction === 'aborted'))

/**
 * Returns the same reactions without navigation: messages to the router, and those to the modal except
 * `consent.set`. For a flow that the page renders or a command runs.
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
