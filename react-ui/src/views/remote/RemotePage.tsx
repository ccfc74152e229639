import { inSentence } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useRemoteWords } from '../../locales/useRemoteWords.ts'
import { BrowserTab } from './BrowserTab.tsx'
import { CodeTab } from './CodeTab.tsx'
import { LinkTab } from './LinkTab.tsx'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { PageView } from './remote-screen.types.ts'
import { ValidFor } from './ValidFor.tsx'

/** The ways to one wallet as tabs, where there are several, and the one that is open. */
export function RemotePage({ view }: { view: PageView }) {
  const words = useRemoteWords()
  const { platforms, platform, show } = view
  const tabs = platforms.map((id) => ({ id, label: words.remote.platforms[id] }))
  const inside = <Way view={view} />
  return (
    <Panel footer={footerOf(view, words.remote.making)}>
      {tabs.length < 2 ? (
        inside
      ) : (
        <Tabs label={words.remote.ways} tabs={tabs} current={platform} onShow={show}>
          {inside}
        </Tabs>
      )}
    </Panel>
  )
}

/** How the code stands. */
function footerOf(view: PageView, making: string): ReactNode {
  if (view.platform !== 'qrcode') return null
  if (view.step === 'wanting') return making
  return view.step === 'shown' ? <ValidFor until={view.expiresAt} relay={view.relay} /> : null
}

function Way({ view }: { view: PageView }) {
  const words = useRemoteWords()
  const { connecting } = words
  const { platform, wallet } = view
  const name = inSentence(wallet?.name ?? null)
  switch (view.step) {
    case 'resting':
      return <BrowserTab view={view} />
    case 'unreachable':
    case 'failed':
      return (
        <Waiting
          ring="refused"
          icon={<RemoteIcon wallet={wallet} />}
          title={view.step === 'failed' ? connecting.failed(name) : words.remote.unreachable}
          text={errorText(words, view.problem)}
          actions={
            <TwoButtons
              out={{ label: connecting.others, act: view.others }}
              on={{ label: words.tryAgain, act: view.retry }}
              urge
            />
          }
        />
      )
    case 'visiting':
      return <LinkTab view={view} />
    default:
      return platform === 'qrcode' ? <CodeTab view={view} /> : <LinkTab view={view} />
  }
}
