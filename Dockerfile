# One image for the server (default), the worker (`node dist/worker.js`) and the command line (`node dist/cli.js --help`).
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# `npm ci` also builds. `npm prune` removes the packages that only building and testing need.
RUN npm ci && npm prune --omit=dev

FROM node:24-slim
# Every kind of process serves metrics and health on METRICS_PORT. Publish this port only to your monitoring.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data METRICS_PORT=9464
WORKDIR /app
COPY --from=build /app/package.json /app/openapi.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 700 /data
USER node
# For the embedded PostgreSQL; unused with DATABASE_URL.
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
