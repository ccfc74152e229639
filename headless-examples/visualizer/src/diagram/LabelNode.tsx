import type { NodeProps } from '@xyflow/react'
import { isLinkDim } from './lit.ts'
import type { LabelNode as Label } from './nodes.ts'
import { flag, hasKey, usePicture } from './picture.context.ts'
import { TransitionLine } from './TransitionLine.tsx'

/** Label of an arrow: one line per transition. */
export function LabelNode({ data: { link } }: NodeProps<Label>) {
  const { unwalked, lit, preview } = usePicture()
  const { lines } = link.label
  return (
    <div
      className="picture-label"
      data-label={link.id}
      data-unwalked={flag(lines.every((line) => hasKey(line, unwalked)))}
      data-lit={flag(lit?.links.has(link.id) ?? false)}
      data-dim={flag(isLinkDim(lit, link.id))}
      data-preview={flag(preview?.links.has(link.id) ?? false)}
    >
      {lines.map((line) => (
        <TransitionLine key={line.key} line={line} />
      ))}
    </div>
  )
}
