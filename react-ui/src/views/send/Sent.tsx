import { inSentence, unbroken } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import type { RingState } from '../../components/Ring.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { useSendWords } from '../../locales/useSendWords.ts'
import { Explorer } from './Explorer.tsx'
import type { SendAt } from './send-views.ts'

type Status = SendAt<'sent'>['status']
const bad: readonly Status[] = ['reverted', 'replaced', 'dropped', 'altered', 'refused', 'failed']
const ringOf = (status: Status): RingState => (bad.includes(status) ? 'refused' : 'done')

/** It has a number on its network, whatever becomes of it there. */
export function Sent({ send, icon }: { send: SendAt<'sent'>; icon: ReactNode }) {
  const words = useSendWords()
  const { hash, network, status } = send
  return (
    <Panel>
      <Waiting
        icon={icon}
        ring={ringOf(status)}
        title={words.send.status[status]}
        text={words.send.statusText(inSentence(network.name), unbroken(hash))}
        actions={
          <Explorer network={network} page="tx" value={hash}>
            <CopyButton
              look="button"
              text={hash}
              label={words.send.hash}
              copied={words.send.hashCopied}
              failed={words.send.copyFailed}
            >
              {words.send.hash}
            </CopyButton>
          </Explorer>
        }
      />
    </Panel>
  )
}
