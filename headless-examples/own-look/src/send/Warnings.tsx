import { type Compared, compareAddresses } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { Check } from '../components/Check.tsx'
import { Notice } from '../components/Notice.tsx'
import type { SendStep } from './send-step.ts'

/** Warnings, each with a checkbox to accept it. */
export function Warnings({
  send: { warnings, lookAlikes, accept, review },
}: {
  send: SendStep<'reviewing'>
}) {
  const { send: sendTexts } = useTexts()
  return warnings.map(({ warning, accepted }) => (
    <Notice key={warning}>
      <p>{sendTexts.warnings[warning].text}</p>
      {warning === 'look-alike' &&
        lookAlikes.map((known) => (
          <AddressComparison key={known} known={known} receiver={review.to} />
        ))}
      <Check checked={accepted} onChange={() => accept(warning)}>
        {sendTexts.warnings[warning].accept}
      </Check>
    </Notice>
  ))
}

/** A known address above the similar receiver, with the differing characters marked and counted. */
function AddressComparison({ known, receiver }: { known: string; receiver: string }) {
  const { send: sendTexts } = useTexts()
  const { one: knownGroups, other: receiverGroups, count } = compareAddresses(known, receiver)
  return (
    <div className="alike">
      <Groups label={sendTexts.knownAddress} address={known} groups={knownGroups} />
      <Groups label={sendTexts.receiverAddress} address={receiver} groups={receiverGroups} />
      <p className="eyebrow">{sendTexts.differentCharacters(count)}</p>
    </div>
  )
}

function Groups({ label, address, groups }: { label: string; address: string; groups: Compared }) {
  return (
    <div>
      <p className="eyebrow">{label}</p>
      <bdi className="address" data-form="full" dir="ltr">
        <span className="unseen">{address}</span>
        {groups.map(({ at, text, differs }) => (
          <span key={at} aria-hidden="true" data-differs={differs || undefined}>
            {text}
          </span>
        ))}
      </bdi>
    </div>
  )
}
