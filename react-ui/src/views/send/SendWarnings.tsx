import { Checkbox } from '../../components/Checkbox.tsx'
import { WarningIcon } from '../../components/icons.ts'
import { useSendWords } from '../../locales/useSendWords.ts'
import { LookAlike } from './LookAlike.tsx'
import type { SendAt } from './send-views.ts'

type Props = Pick<SendAt<'reviewing'>, 'warnings' | 'lookAlikes' | 'accept' | 'review'>

/** What should give one pause; each is accepted by itself. */
export function SendWarnings({ warnings, lookAlikes, accept, review }: Props) {
  const words = useSendWords()
  return warnings.map(({ warning, accepted }) => (
    <fieldset key={warning} className="lk-warning" aria-label={words.send.warnings[warning].text}>
      <p className="lk-warning-text">
        <WarningIcon />
        <span>{words.send.warnings[warning].text}</span>
      </p>
      {warning === 'look-alike' &&
        lookAlikes.map((known) => <LookAlike key={known} known={known} receiver={review.to} />)}
      <Checkbox checked={accepted} onChange={() => accept(warning)}>
        {words.send.warnings[warning].accept}
      </Checkbox>
    </fieldset>
  ))
}
