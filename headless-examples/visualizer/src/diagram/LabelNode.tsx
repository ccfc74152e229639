import type { NodeProps } from '@xyflow/react'
import type { LabelNode as Label } from './nodes.ts'
import { flag, usePicture } from './picture.context.ts'
import { TransitionLine } from './TransitionLine.tsx'

/** Label of an arrow: one line per transition. */
export function LabelNode({ data: { link } }: NodeProps<Label>) {
  const { unwalked } = usePicture()
  const { lines } = link.label
  return (
    <div
      className="picture-label"
      data-label={link.id}
      data-unwalked={flag(lines.every(({ key }) => unwalked.has(key)))}
    >
      {lines.map((line) => (
        <TransitionLine key={line.key} line={line} />
      ))}
    </div>
  )
}
