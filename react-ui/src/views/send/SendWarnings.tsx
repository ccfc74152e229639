import { Checkbox } from '../../components/Checkbox.tsx'
import { WarningIcon } from '../../components/icons.ts'
import { useSendTexts } from '../../locales/useSendTexts.ts'
import { AddressComparison } from './AddressComparison.tsx'
import type { SendStepView } from './send.types.ts'

type Props = Pick<SendStepView<'reviewing'>, 'warnings' | 'lookAlikes' | 'accept' | 'review'>

/** What should give one pause; each is accepted by itself. */
export function SendWarnings({ warnings, lookAlikes, accept, review }: Props) {
  const texts = useSendTexts()
  return warnings.map(({ warning, accepted }) => (
    <fieldset key={warning} className="lk-warning" aria-label={texts.send.warnings[warning].text}>
      <p className="lk-warning-text">
        <WarningIcon />
        <span>{texts.send.warnings[warning].text}</span>
      </p>
      {warning === 'look-alike' &&
        lookAlikes.map((known) => (
          <AddressComparison key={known} known={known} receiver={review.to} />
        ))}
      <Checkbox checked={accepted} onChange={() => accept(warning)}>
        {texts.send.warnings[warning].accept}
      </Checkbox>
    </fieldset>
  ))
}
