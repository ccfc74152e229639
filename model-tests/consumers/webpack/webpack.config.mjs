export default {
  entry: './src/main.tsx',
  output: {
    path: `${import.meta.dirname}/www`,
    filename: 'main.js',
    chunkFilename: '[contenthash].js',
    publicPath: '/',
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  performance: false,
}
