/** A count with the word that its language asks for. */
export function plural(
  language: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return `${new Intl.NumberFormat(language).format(count)} ${form}`
}
