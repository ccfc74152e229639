import { walkChartAtRandom } from '../../walker/suite.ts'
import { nftsModel } from './nfts.model.ts'

walkChartAtRandom(nftsModel)
