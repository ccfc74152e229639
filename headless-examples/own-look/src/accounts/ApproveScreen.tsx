import { useKitState } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { ApproveTransaction, type ApproveView } from '@latchkit/react-ui/views/approve'
import { useState } from 'react'
import { Address } from '../parts/Address.tsx'
import { Button } from '../parts/Button.tsx'
import { Check } from '../parts/Check.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Name } from '../parts/Name.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Step } from '../parts/Step.tsx'
import { useSay } from '../shell/say.ts'
import { askedFacts } from './asked-facts.tsx'

type Asked = Exclude<ApproveView, { step: 'done' }>

/** What a wallet inside the page wants decided. */
export function ApproveScreen() {
  const { approve: words, cancel } = useWords()
  return (
    <ApproveTransaction>
      {(approve) => {
        switch (approve.step) {
          case 'done':
            return <Step tone="rest" title={words.done} text={null} />
          case 'looking':
            return <Look key={approve.request.id} asked={approve} />
          case 'working':
          case 'silent':
            return (
              <Step
                tone={approve.step === 'silent' ? 'slow' : 'waiting'}
                title={approve.step === 'silent' ? words.silent : words.working}
                text={approve.step === 'silent' ? words.silentText : null}
              >
                <Button onClick={approve.reject}>{cancel}</Button>
              </Step>
            )
        }
      }}
    </ApproveTransaction>
  )
}

/** What is asked, by whom, of which account, and the two answers. */
function Look({ asked }: { asked: Asked }) {
  const { approve: words } = useWords()
  const [accepted, setAccepted] = useState(false)
  const site = useKitState(({ config }) => config.metadata.url)
  const { request, summary, unlimited, network, waiting, approve, reject } = asked
  useSay(words.titles[summary.kind])
  return (
    <>
      <h3 className="step-title">{words.titles[summary.kind]}</h3>
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      <Facts
        facts={[
          {
            label: words.site,
            value: <Name>{URL.canParse(site) ? new URL(site).host : site}</Name>,
          },
          ...(network === null
            ? []
            : [{ label: words.network, value: <Name>{network.name}</Name> }]),
          ...(request.address === null
            ? []
            : [
                {
                  label: words.account,
                  value: <Address form="full" address={request.address} />,
                  wide: true,
                },
              ]),
          ...askedFacts(asked, words),
        ]}
      />
      {summary.kind === 'unreadable' && <Notice>{words.unreadable}</Notice>}
      {unlimited && (
        <>
          <Notice tone="bad">{words.unlimited}</Notice>
          <Check checked={accepted} onChange={() => setAccepted(!accepted)}>
            {words.acceptUnlimited}
          </Check>
        </>
      )}
      {approve === null && <p>{words.inWallet}</p>}
      <div className="actions">
        <Button onClick={reject}>{words.reject}</Button>
        {approve !== null && (
          <Button kind="primary" onClick={unlimited && !accepted ? null : approve}>
            {words.approve}
          </Button>
        )}
      </div>
    </>
  )
}
