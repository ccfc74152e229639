import { type Compared, compareAddresses } from '@latchkit/core/utils'
import { useTexts } from '../../locales/useTexts.ts'
import { sendTexts } from './texts/en.ts'

/**
 * Compares a known address with a similar one. Differing characters are underlined and counted
 * (fault I2).
 */
export function AddressComparison({ known, receiver }: { known: string; receiver: string }) {
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
