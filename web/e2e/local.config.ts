import config from './playwright.config.ts'
export default { ...config, expect: { timeout: 12000 }, timeout: 120000, use: { ...config.use, locale: process.env.L, actionTimeout: 15000 }, retries: 0, reporter: [['line']] as never, projects: [...config.projects!, {name:'local', testMatch:'local-*.ts'}] }
