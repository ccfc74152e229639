import { Checkbox } from '../../components/Checkbox.tsx'
import { WarningIcon } from '../../components/icons.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { AddressComparison } from './AddressComparison.tsx'
import type { SendStepView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'

type SendWarningsProps = Pick<
  SendStepView<'reviewing'>,
  'warnings' | 'lookAlikes' | 'accept' | 'review'
>

/** Warnings about a transfer. Each has its own checkbox (fault I1). */
export function SendWarnings({ warnings, lookAlikes, accept, review }: SendWarningsProps) {
  const texts = useTexts(sendTexts)
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
