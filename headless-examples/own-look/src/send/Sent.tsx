import { inSentence, unbroken } from '@latchkit/core/utils'
import { useWords } from '@latchkit/react-ui/locales'
import type { ReactNode } from 'react'
import { Copy } from '../parts/Copy.tsx'
import { Step } from '../parts/Step.tsx'
import { Explorer } from './Explorer.tsx'
import type { SendAt } from './send-at.ts'

type Status = SendAt<'sent'>['status']
const tones = {
  handed: 'waiting',
  silent: 'slow',
  sent: 'waiting',
  slow: 'slow',
  confirmed: 'good',
  reverted: 'bad',
  replaced: 'bad',
  dropped: 'bad',
  altered: 'bad',
  refused: 'bad',
  failed: 'bad',
} as const satisfies Record<Status, string>

/** It has a number on its network, and is followed there. */
export function Sent({
  send: { hash, network, status },
  art,
}: {
  send: SendAt<'sent'>
  art: ReactNode
}) {
  const { send: says } = useWords()
  return (
    <Step
      tone={tones[status]}
      art={art}
      title={says.status[status]}
      text={says.statusText(inSentence(network.name), unbroken(hash))}
    >
      <Explorer network={network} page="tx" value={hash}>
        <Copy
          look="button"
          text={hash}
          label={says.hash}
          copied={says.hashCopied}
          failed={says.copyFailed}
        >
          {says.hash}
        </Copy>
      </Explorer>
    </Step>
  )
}
