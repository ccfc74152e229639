import { CheckIcon } from './icons.ts'
import { Tag } from './Tag.tsx'

type RowMarksProps = {
  tag: string | null
  /** Marks the selected row. Where the row is not interactive, `said` says it to a screen reader. */
  ticked: boolean
  said?: string
}

/** The end of a row: a tag and a tick, which stay together where the end wraps below the label. */
export const RowMarks = ({ tag, ticked, said }: RowMarksProps) => (
  <span className="lk-row-marks">
    {tag !== null && <Tag>{tag}</Tag>}
    {ticked && said !== undefined && <span className="lk-hidden">{said}</span>}
    {ticked && <CheckIcon className="lk-row-tick" />}
  </span>
)
