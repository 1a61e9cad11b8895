# The demonstration as an image: everything is built and published into a store of its own, and served by a user without rights.
# See docs/hosting.md, "In a container".
FROM node:24-bookworm-slim

WORKDIR /mosaico
COPY . .
RUN npm ci && npm cache clean --force

# A store of the image's own. MOSAICO_STORE names another one, as a bucket.
ENV MOSAICO_STORE=file:///mosaico/store
RUN releases=$(npx mosaico publish --differs-from demo --quiet) \
  && npx mosaico environment create demo $releases --config environments/demo

# Compositions and counts: the one folder that is written to, so that all the rest may be read-only.
ENV MOSAICO_WORK=/data
RUN install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 8080

# Ready once there is something to show.
HEALTHCHECK --start-period=2m --interval=10s CMD ["node", "--eval", "fetch('http://localhost:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "platform/bin/mosaico.mjs", "serve", "--env", "demo", "--port", "8080", "--follow", "5"]
