import { textOf } from './content.ts'
import type { MachineLayout, Point } from './layout.types.ts'
import { flag } from './picture.context.ts'

/** The pointer in the diagram, and on which side of it a card has space. */
type CardPlace = Point & { isLeft: boolean; isAbove: boolean }
/** The state or arrow under the pointer. `card`: where the text of an arrow is shown. */
export type Hovered = { id: string; card: CardPlace | null }

type LinkCardProps = { layout: MachineLayout; link: string; at: CardPlace }

/** Number of transitions in a card. */
const maxLines = 6

/**
 * The text of an arrow beside the pointer, because the label of a long arrow may be far away. It is
 * hidden from assistive technology, because the label has the same text.
 */
export function LinkCard({ layout, link, at }: LinkCardProps) {
  const found = layout.links.find(({ id }) => id === link)
  if (found === undefined) return null
  const { source, target, label } = found
  const nameOf = (id: string) => layout.states.find(({ state }) => state.id === id)?.state.key
  return (
    <div
      className="link-card"
      aria-hidden="true"
      data-left={flag(at.isLeft)}
      data-above={flag(at.isAbove)}
      style={{ translate: `${at.x}px ${at.y}px` }}
    >
      <p>
        {nameOf(source)} → {nameOf(target)}
      </p>
      {label.lines.slice(0, maxLines).map((line) => (
        <p key={line.key}>{textOf(line)}</p>
      ))}
      {label.lines.length > maxLines ? <p>and {label.lines.length - maxLines} more</p> : null}
    </div>
  )
}
