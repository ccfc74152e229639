import type { RemoteView } from '@latchkit/core/flows/connect-remote'
import { inSentence, shortAddress } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useRemoteWords } from '../../locales/useRemoteWords.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import { RemotePage } from './RemotePage.tsx'

/** A wallet on another device or in another app: how to reach it, what it is doing, and what one can do about it. */
export function RemoteScreen({ remote }: { remote: RemoteView }) {
  const words = useRemoteWords()
  const { connecting } = words
  switch (remote.step) {
    case 'finding':
      return (
        <Panel>
          <div className="lk-late">
            <Waiting
              ring={null}
              icon={<Skeleton width={72} height={72} label={words.remote.finding} />}
              title={words.remote.finding}
              text={null}
              actions={
                <Button kind="ghost" onClick={remote.cancel}>
                  {words.cancel}
                </Button>
              }
            />
          </div>
        </Panel>
      )
    case 'unknown':
      return (
        <Panel>
          <Empty
            icon={<WalletOutlineIcon />}
            title={words.remote.unknown}
            text={errorText(words, remote.problem)}
            action={
              <div className="lk-actions">
                <TwoButtons
                  out={{ label: connecting.others, act: remote.others }}
                  on={{ label: words.tryAgain, act: remote.retry }}
                  urge
                />
              </div>
            }
          />
        </Panel>
      )
    case 'replacing': {
      const { wallet, keep, replace } = remote
      const current = inSentence(remote.current) ?? words.modal.label
      return (
        <Panel>
          <Waiting
            ring={null}
            icon={<RemoteIcon wallet={wallet} />}
            title={words.remote.replacing(inSentence(wallet?.name ?? null))}
            text={words.remote.replacingText(current)}
            actions={
              <TwoButtons
                out={{ label: words.remote.keep(current), act: keep }}
                on={{ label: words.remote.replace, act: replace }}
                urge
              />
            }
          />
        </Panel>
      )
    }
    case 'settling':
    case 'connected':
    case 'cancelled':
      return (
        <Panel>
          <Waiting icon={<RemoteIcon wallet={remote.wallet} />} {...ending(remote)} />
        </Panel>
      )
    default:
      return <RemotePage view={remote} />
  }

  function ending(view: Extract<RemoteView, { step: 'settling' | 'connected' | 'cancelled' }>) {
    const name = inSentence(view.wallet?.name ?? null)
    if (view.step === 'connected') {
      const [first] = view.connections
      return {
        ring: 'done' as const,
        title: connecting.connected,
        text: first === undefined ? null : shortAddress(first.address),
        actions: null,
      }
    }
    if (view.step === 'cancelled')
      return { ring: 'rest' as const, title: words.remote.ready(name), text: null, actions: null }
    const granting = inSentence(view.name) ?? name
    const cancel = (
      <Button kind="ghost" onClick={view.cancel}>
        {words.cancel}
      </Button>
    )
    return {
      ring: 'pending' as const,
      title: words.remote.settling(granting),
      text: words.remote.settlingText,
      actions: cancel,
    }
  }
}
