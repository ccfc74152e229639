import { CheckIcon } from './icons.ts'
import { Tag } from './Tag.tsx'

type RowMarksProps = {
  tag: string | null
  /** Marks the selected row. */
  ticked: boolean
  /** The tick for screen readers, in a row that is not a button with `aria-current`. */
  tickLabel?: string
}

/** The end of a row: a tag and a tick, which stay together where the end wraps below the label. */
export const RowMarks = ({ tag, ticked, tickLabel }: RowMarksProps) => (
  <span className="lk-row-marks">
    {tag !== null && <Tag>{tag}</Tag>}
    {ticked && tickLabel !== undefined && <span className="lk-hidden">{tickLabel}</span>}
    {ticked && <CheckIcon className="lk-row-tick" />}
  </span>
)
