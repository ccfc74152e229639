import { type Compared, compareAddresses } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { Check } from '../components/Check.tsx'
import { Notice } from '../components/Notice.tsx'
import type { SendAt } from './send-at.ts'

/** Warnings, each with its own consent. */
export function Warnings({
  send: { warnings, lookAlikes, accept, review },
}: {
  send: SendAt<'reviewing'>
}) {
  const { send: says } = useTexts()
  return warnings.map(({ warning, accepted }) => (
    <Notice key={warning}>
      <p>{says.warnings[warning].text}</p>
      {warning === 'look-alike' &&
        lookAlikes.map((known) => <Alike key={known} known={known} receiver={review.to} />)}
      <Check checked={accepted} onChange={() => accept(warning)}>
        {says.warnings[warning].accept}
      </Check>
    </Notice>
  ))
}

/** A known address above the one that looks like it, with the differences marked and counted. */
function Alike({ known, receiver }: { known: string; receiver: string }) {
  const { send: says } = useTexts()
  const { one, other, count } = compareAddresses(known, receiver)
  return (
    <div className="alike">
      <Groups label={says.knownAddress} address={known} groups={one} />
      <Groups label={says.receiverAddress} address={receiver} groups={other} />
      <p className="eyebrow">{says.differentCharacters(count)}</p>
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
