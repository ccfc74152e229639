/** Whether a cascade layer contains rules of the widget, or of the page for the widget. */
const isOwnLayer = (name: string | null): boolean => name?.startsWith('latchkit') === true

/**
 * Adopts the widget's styles in a shadow root: `styles` if given, otherwise the rules that the page
 * has loaded. Returns a function that removes the styles. Throws if no styles are given or loaded.
 */
export function adoptStyles(root: ShadowRoot, styles: string | null): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles ?? pageStyles(root.ownerDocument))
  // Those of theme/adoptSheet.ts, which code may have added before, win over it.
  const others = root.adoptedStyleSheets
  const first = others.findIndex((other) => 'latchkit' in other)
  const end = first === -1 ? others.length : first
  root.adoptedStyleSheets = [...others.slice(0, end), sheet, ...others.slice(end)]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function pageStyles({ styleSheets }: Document): string {
  const text = [...styleSheets].flatMap(layerRules).join('\n')
  if (text === '') {
    throw new Error(
      "No styles for the shadow root: load '@latchkit/react-ui/styles.css' in the page, or pass its text as `styles`.",
    )
  }
  return text
}

/**
 * The rules of a sheet in the widget's layers. Imports are inlined: an adopted sheet cannot import.
 */
function layerRules(sheet: CSSStyleSheet): string[] {
  return rulesOf(sheet).flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return isOwnLayer(rule.name) ? [rule.cssText] : []
    if (!(rule instanceof CSSImportRule) || rule.styleSheet === null) return []
    if (!isOwnLayer(rule.layerName)) return layerRules(rule.styleSheet)
    const imported = rulesOf(rule.styleSheet).map(({ cssText }) => cssText)
    return [`@layer ${rule.layerName} { ${imported.join('\n')} }`]
  })
}

// Scripts cannot read the rules of a cross-origin sheet. A page that loads the styles from another
// origin must pass their text as `styles`.
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
