import type { Kit, ThemeMode } from '@latchkit/core'
import { KitProvider, Modal } from '@latchkit/react-ui'
import { useEffect, useState } from 'react'
import { Code } from './components/Code.tsx'
import { ColorFields } from './components/ColorFields.tsx'
import { ShapeFields } from './components/ShapeFields.tsx'
import { ThemeChoice } from './components/ThemeChoice.tsx'
import { codeOf, type Theme, type Variable, variablesOf } from './theme.ts'

const modes: readonly { mode: ThemeMode; title: string }[] = [
  { mode: 'light', title: 'Light' },
  { mode: 'dark', title: 'Dark' },
]

/** An editor of a theme, and two embedded widgets that show it in both modes. */
export function App({ kits, nonce }: { kits: Record<ThemeMode, Kit>; nonce: string | undefined }) {
  const [theme, setTheme] = useState<Theme>({ name: 'softTheme', changes: {} })
  useEffect(() => {
    const themeVariables = variablesOf(theme)
    for (const { mode } of modes) kits[mode].settings.update({ themeVariables })
  }, [theme, kits])
  const change = (variable: Variable, value: Theme['changes'][Variable]) =>
    setTheme({ ...theme, changes: { ...theme.changes, [variable]: value } })
  return (
    <>
      <header className="top">
        <a className="home" href="/">
          Latchkit
        </a>
      </header>
      <main className="page">
        <section className="editor" aria-labelledby="title">
          <h1 id="title">Themes</h1>
          <p>Start from a ready theme, change what you like, and copy the code.</p>
          <ThemeChoice name={theme.name} choose={(name) => setTheme({ name, changes: {} })} />
          <ShapeFields theme={theme} change={change} />
          <ColorFields theme={theme} change={change} />
          <Code text={codeOf(theme)} />
        </section>
        <div className="previews">
          {modes.map(({ mode, title }) => (
            <section key={mode} className="preview" data-mode={mode} aria-label={title}>
              <h2>{title}</h2>
              <KitProvider kit={kits[mode]} nonce={nonce}>
                <Modal />
              </KitProvider>
            </section>
          ))}
        </div>
      </main>
    </>
  )
}
