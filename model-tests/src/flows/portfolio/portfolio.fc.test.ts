import { walkChartAtRandom } from '../../walker/suite.ts'
import { portfolioModel } from './portfolio.model.ts'

walkChartAtRandom(portfolioModel)
