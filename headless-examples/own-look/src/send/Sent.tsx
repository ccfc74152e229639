import { isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import type { ReactNode } from 'react'
import { Copy } from '../components/Copy.tsx'
import { Step } from '../components/Step.tsx'
import { Explorer } from './Explorer.tsx'
import type { SendAt } from './send-at.ts'

type Status = SendAt<'sent'>['status']
const tones = {
  awaitingWallet: 'waiting',
  unresponsive: 'slow',
  sent: 'waiting',
  slow: 'slow',
  confirmed: 'good',
  reverted: 'bad',
  replaced: 'bad',
  dropped: 'bad',
  mismatched: 'bad',
  rejected: 'bad',
  failed: 'bad',
} as const satisfies Record<Status, string>

/** Status of a sent transfer. */
export function Sent({
  send: { hash, network, status },
  art,
}: {
  send: SendAt<'sent'>
  art: ReactNode
}) {
  const { send: says } = useTexts()
  return (
    <Step
      tone={tones[status]}
      art={art}
      title={says.status[status]}
      text={says.statusText(isolateText(network.name), shortAddressNoBreak(hash))}
    >
      <Explorer network={network} page="tx" value={hash}>
        <Copy
          look="button"
          text={hash}
          label={says.copyHash}
          copied={says.hashCopied}
          failed={says.copyFailed}
        >
          {says.copyHash}
        </Copy>
      </Explorer>
    </Step>
  )
}
