# One image for the server, the worker (`node dist/worker.js`) and the command line (`node dist/cli.js --help`).
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# `npm ci` builds; afterwards nothing that only building and testing need stays.
RUN npm ci && npm prune --omit=dev

FROM node:24-slim
# Metrics and health are on a port of their own in every kind of process; publish it to nobody but your monitoring.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data METRICS_PORT=9464
WORKDIR /app
COPY --from=build /app/package.json /app/openapi.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 700 /data
USER node
# Used without DATABASE_URL only, by the embedded PostgreSQL.
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
