# The quote service as plain JavaScript on plain Node. embed-demo/docs/operators/runbook.md says how to run it.

FROM node:20.19.5-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN ["npm", "ci", "--ignore-scripts"]
COPY src ./src
COPY embed-demo ./embed-demo
RUN ["npm", "run", "service:build"]

FROM node:20.19.5-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4402
WORKDIR /service
COPY --from=build /build/dist/service ./
USER node
EXPOSE 4402
# Ready: the database answers, and the service isn't stopping.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/v1/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell or npm in between, so that a signal to stop reaches the service.
CMD ["node", "cli.js"]
