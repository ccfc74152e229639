import type { Connector } from '@latchkit/core'
import { exactAmount, inSentence, unbroken } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { Waiting, type WaitingProps } from '../../components/Waiting.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useSendWords } from '../../locales/useSendWords.ts'
import { Explorer } from './Explorer.tsx'
import { PreparingReview } from './PreparingReview.tsx'
import { SendReview } from './SendReview.tsx'
import { Sent } from './Sent.tsx'
import type { Beyond } from './send-views.ts'

export type SendStepProps = {
  send: Beyond
  /** The wallet that is asked; null: it did not say who it is. */
  wallet: Connector | null
}

/** What becomes of a transfer once it is filled in: its review, the wallet's answer, and the end. */
export function SendStep({ send, wallet }: SendStepProps) {
  const words = useSendWords()
  if (send.step === 'preparing') return <PreparingReview cancel={send.cancel} />
  if (send.step === 'reviewing') return <SendReview send={send} />
  const icon = (
    <WalletIcon size="hero" name={wallet?.name ?? words.modal.label} image={wallet?.icon ?? null} />
  )
  if (send.step === 'sent') return <Sent send={send} icon={icon} />
  return (
    <Panel>
      <Waiting icon={icon} {...stepOf(send)} />
    </Panel>
  )

  function stepOf(
    at: Exclude<Beyond, { step: 'preparing' | 'reviewing' | 'sent' }>,
  ): Omit<WaitingProps, 'icon'> {
    const name = inSentence(wallet?.name ?? null)
    switch (at.step) {
      case 'checking':
        return {
          ring: 'pending',
          title: words.send.checking,
          text: words.send.checkingText,
          actions: button(words.cancel, at.cancel),
        }
      case 'handed': {
        const receiver = inSentence(at.name) ?? unbroken(at.review.to)
        return {
          ring: at.silent ? 'silent' : 'pending',
          title: at.silent ? words.send.silent(name) : words.send.asking(name),
          text: at.silent
            ? words.send.silentText
            : words.send.askingText(exactAmount(at.review, words.language), receiver),
          actions: button(words.send.another, at.another),
        }
      }
      case 'refused':
        return {
          ring: 'refused',
          title: words.send.refused(name),
          text: words.send.refusedText,
          actions: again(at),
        }
      case 'failed':
        return {
          ring: 'refused',
          title: words.send.failed,
          text: errorText(words, at.problem),
          actions: again(at),
        }
      case 'untold':
        return {
          ring: 'silent',
          title: words.send.untold,
          text: errorText(words, at.problem),
          actions: (
            <>
              <Explorer network={at.network} page="address" value={at.review.from} />
              {button(words.send.another, at.another)}
            </>
          ),
        }
      case 'stale':
        return {
          ring: 'refused',
          title: words.send.stale[at.problem],
          text: words.send.staleText,
          actions: button(words.send.restart, at.restart),
        }
      case 'blocked':
        return {
          ring: null,
          title: words.send.blocked,
          text: errorText(words, at.problem),
          actions: ways(at),
        }
    }
  }

  function button(label: string, act: () => void) {
    return (
      <Button kind="ghost" onClick={act}>
        {label}
      </Button>
    )
  }

  function again({ edit, retry }: { edit(): void; retry(): void }) {
    return (
      <TwoButtons
        out={{ label: words.send.edit, act: edit }}
        on={{ label: words.tryAgain, act: retry }}
        urge
      />
    )
  }

  function ways({ edit, retry }: { edit: (() => void) | null; retry: (() => void) | null }) {
    if (edit !== null && retry !== null) return again({ edit, retry })
    if (edit !== null) return button(words.send.edit, edit)
    return retry === null ? null : button(words.tryAgain, retry)
  }
}
