import { isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import type { RingState } from '../../components/Ring.tsx'
import { useSendTexts } from '../../locales/useSendTexts.ts'
import { ExplorerLink } from './ExplorerLink.tsx'
import type { SendStepView } from './send.types.ts'

type Status = SendStepView<'sent'>['status']
const failedStatuses: readonly Status[] = [
  'reverted',
  'replaced',
  'dropped',
  'mismatched',
  'rejected',
  'failed',
]
const ringOf = (status: Status): RingState => (failedStatuses.includes(status) ? 'failed' : 'done')

/** The current status of a transaction that has a hash, with a link to it in the explorer. */
export function SentScreen({ send, icon }: { send: SendStepView<'sent'>; icon: ReactNode }) {
  const texts = useSendTexts()
  const { hash, network, status } = send
  return (
    <Panel>
      <PendingScreen
        icon={icon}
        ring={ringOf(status)}
        title={texts.send.status[status]}
        text={texts.send.statusText(isolateText(network.name), shortAddressNoBreak(hash))}
        actions={
          <ExplorerLink network={network} kind="tx" value={hash}>
            <CopyButton
              variant="button"
              text={hash}
              label={texts.send.copyHash}
              copied={texts.send.hashCopied}
              failed={texts.send.copyFailed}
            >
              {texts.send.copyHash}
            </CopyButton>
          </ExplorerLink>
        }
      />
    </Panel>
  )
}
