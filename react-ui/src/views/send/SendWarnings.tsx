import { type Compared, compareAddresses } from '@latchkit/core/utils'
import { Checkbox } from '../../components/Checkbox.tsx'
import { WarningIcon } from '../../components/icons.ts'
import { useTexts } from '../../locales/useTexts.ts'
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

/**
 * Compares a known address with a similar one. Differing characters are underlined and counted
 * (fault I2).
 */
function AddressComparison({ known, receiver }: { known: string; receiver: string }) {
  const texts = useTexts(sendTexts)
  const { one, other, count } = compareAddresses(known, receiver)
  return (
    <div className="lk-address-comparison">
      <ComparedAddress label={texts.send.knownAddress} address={known} groups={one} />
      <ComparedAddress label={texts.send.receiverAddress} address={receiver} groups={other} />
      <p className="lk-send-label">{texts.send.differentCharacters(count)}</p>
    </div>
  )
}

function ComparedAddress({
  label,
  address,
  groups,
}: {
  label: string
  address: string
  groups: Compared
}) {
  return (
    <div>
      <p className="lk-send-label">{label}</p>
      <bdi className="lk-address" data-form="full" dir="ltr">
        <span className="lk-hidden">{address}</span>
        {groups.map(({ at, text, differs }) => (
          <span key={at} aria-hidden="true" data-differs={differs || undefined}>
            {text}
          </span>
        ))}
      </bdi>
    </div>
  )
}
