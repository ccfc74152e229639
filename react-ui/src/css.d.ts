/** The text of a style sheet, with the sheets that it imports. */
declare module '*.css?inline' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: Vite exports it as the default
  export default text
}
