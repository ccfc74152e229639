import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { connectTexts } from './texts/en.ts'

/** Says that the page offers no way to connect. */
export function NoMethods() {
  const kit = useKit()
  const texts = useTexts(connectTexts)
  const embedded = useKitState(({ config }) => config.embedded)
  return (
    <Panel>
      <Empty
        icon={<WalletOutlineIcon />}
        title={texts.connect.noMethod}
        text={texts.connect.noMethodText}
        action={
          embedded ? null : (
            <Button kind="primary" onClick={kit.modal.requestClose}>
              {texts.close}
            </Button>
          )
        }
      />
    </Panel>
  )
}
