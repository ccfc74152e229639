import type { Kit } from '@latchkit/core'
import { KitProvider } from '@latchkit/react-ui'
import { Drawer } from './shell/Drawer.tsx'
import { PageContent } from './shell/PageContent.tsx'
import { Rail } from './shell/Rail.tsx'
import { Toast } from './shell/Toast.tsx'

/** A wallet console: the page, and a drawer that shows the active view of the kit. */
export function App({ kit }: { kit: Kit }) {
  return (
    <KitProvider kit={kit}>
      <div className="console">
        <Rail />
        <PageContent />
      </div>
      <Toast where="page" />
      <Drawer />
    </KitProvider>
  )
}
