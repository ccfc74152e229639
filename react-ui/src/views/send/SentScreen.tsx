import type { ErrorCode } from '@latchkit/core'
import { exactAmount, isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { errorText } from '../../locales/error-text.ts'
import { otherNetworkText } from '../../locales/other-network-text.ts'
import { transferText } from '../../locales/transfer-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ExplorerLink } from './ExplorerLink.tsx'
import type { SendStepView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'

const problems = {
  reverted: 'send/reverted',
  replaced: 'send/replaced',
  dropped: 'send/dropped',
  mismatched: 'send/altered',
  failed: 'send/unfollowed',
} satisfies { [status: string]: ErrorCode }

/** The other statuses that have a sentence of their own. */
const progress = ['slow', 'underpriced', 'included', 'reorganized', 'confirmed'] as const

/** The statuses of a transfer that is held up. */
const delayed = ['slow', 'underpriced', 'reorganized'] as const

/** The result of a transfer: what was sent to whom, and whether the network confirmed it. */
export function SentScreen({
  send,
  icon,
  header,
}: {
  send: SendStepView<'sent'>
  icon: ReactNode
  header: string | null
}) {
  const texts = useTexts(sendTexts)
  const { hash, network, review, name, status, otherNetwork, done } = send
  return (
    <Panel>
      <PendingScreen
        icon={icon}
        header={header}
        {...result()}
        actions={
          <div className="lk-sent-actions">
            <ExplorerLink network={otherNetwork ?? network} kind="tx" value={hash}>
              <CopyButton
                variant="button"
                text={hash}
                texts={{ ...texts.send, copy: texts.send.copyHash, copied: texts.send.hashCopied }}
              >
                {texts.send.copyHash}
              </CopyButton>
            </ExplorerLink>
            <Button kind="primary" onClick={done}>
              {texts.send.done}
            </Button>
          </div>
        }
      />
    </Panel>
  )

  function result(): Pick<PendingScreenProps, 'ring' | 'title' | 'text'> {
    switch (status) {
      case 'astray':
      case 'misdirected':
        return {
          ring: status === 'astray' ? 'unresponsive' : 'failed',
          title: texts.send.notConfirmed[status],
          text: transferText(
            texts,
            send,
            otherNetworkText(texts, otherNetwork ?? network, network),
          ),
        }
      case 'reverted':
      case 'replaced':
      case 'dropped':
      case 'mismatched':
      case 'failed':
        return {
          ring: status === 'failed' ? 'unresponsive' : 'failed',
          title: texts.send.notConfirmed[status],
          text: transferText(texts, send, errorText(texts, problems[status])),
        }
      default: {
        const to = texts.send.sentTo[progress.find((each) => each === status) ?? 'sent']
        return {
          ring: delayed.find((each) => each === status) ? 'unresponsive' : 'done',
          title: texts.send.sent(exactAmount(review, texts.language)),
          text: to(isolateText(name) ?? shortAddressNoBreak(review.to)),
        }
      }
    }
  }
}
