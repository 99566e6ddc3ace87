"""The examples for hosting in `deploy/` work: proxies pass pages, addresses and WebSockets on."""

import re
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest
import yaml
from server.people import Seat, Server, free_port, on_sqlite, running
from server.test_stopping import stop

DEPLOY = Path(__file__).parents[2] / "deploy"


def wait_for(port):
    for _ in range(600):
        try:
            return httpx.get(f"http://127.0.0.1:{port}/health/live")
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the proxy does not answer")


def nginx(folder, port, behind):
    """The example without TLS, on ports of its own."""
    example = (DEPLOY / "nginx.conf").read_text("utf-8")
    plain = re.sub(r"\n *ssl_\w+ [^;]*;", "", example).replace("listen 443 ssl", f"listen {port}")
    plain = plain.replace("127.0.0.1:8760", f"127.0.0.1:{behind}")
    config = folder / "nginx.conf"
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{plain}\n}}\n"
    )
    subprocess.run(["nginx", "-t", "-c", str(config)], check=True, capture_output=True)
    return ["nginx", "-c", str(config)]


def caddy(folder, port, behind):
    example = (DEPLOY / "Caddyfile").read_text("utf-8")
    plain = example.replace("{$ECOTONE_NAME:localhost}", f"http://127.0.0.1:{port}")
    plain = plain.replace("server-1:8760 server-2:8760", f"127.0.0.1:{behind}")
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + plain)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(request, tmp_path):
    """A proxy with a server behind it."""
    program = request.param.__name__
    if shutil.which(program) is None:
        pytest.skip(f"no {program} on this machine")
    with running(on_sqlite(tmp_path, local=False, behind_proxy=True)) as server:
        port = free_port()
        command = request.param(tmp_path, port, server.port)
        proxy = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tmp_path
        )
        there = Server(port, server.app)
        try:
            wait_for(port)
            yield there
        finally:
            there.http.close()
            proxy.terminate()
            proxy.wait()


def test_a_game_is_played_through_a_proxy(proxied):
    proxy = proxied
    table = proxy.create_table("habitats", seats=["link", "link"])
    with table.sit(0) as ann, Seat(proxy, table.id, table.tokens[1]) as ben:
        accepted = (ann if ann.state["actor"] == 0 else ben).act()
        assert accepted["type"] == "accepted"
        ben.wait_until(lambda state: state["version"] >= 1)
    foreign = proxy.http.get(f"/api/tables/{table.id}", headers={"origin": "http://evil.example"})
    assert foreign.status_code == 403
    own = proxy.http.get(
        f"/api/tables/{table.id}", headers={"origin": f"http://127.0.0.1:{proxy.port}"}
    )
    assert own.status_code == 200


def test_who_plays_through_a_proxy_is_told_that_the_server_stops(proxied):
    proxy = proxied
    table = proxy.create_table("habitats", seats=["here"])
    with table.sit(0, "de") as ann:
        stopping = stop(proxy)
        assert "wird neu gestartet" in ann.expect("announcement")["text"]
        stopping.result(60)
        assert ann.act()["type"] == "accepted"
        refused = proxy.http.post("/api/tables", json=table_body())
        assert (refused.status_code, refused.json()["error"]) == (503, "stopping")


def table_body():
    return {"game": "habitats", "players": 1, "seats": [{"kind": "here"}]}


def test_what_is_for_the_host_stays_inside(proxied):
    proxy = proxied
    for path in ("/metrics", "/health/live", "/health/ready"):
        assert proxy.get(path).status_code == 404
    assert proxy.get("/api/health").status_code == 200


def test_the_unit_is_valid(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd on this machine")
    unit = (DEPLOY / "ecotone.service").read_text("utf-8")
    copy = tmp_path / "ecotone.service"
    copy.write_text(unit.replace("/opt/ecotone/bin/ecotone", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_containers_run_without_rights():
    image = (DEPLOY / "Containerfile").read_text("utf-8")
    assert image.count("\nFROM ") == 3
    assert re.search(r"^USER 10001", image, re.MULTILINE)
    assert "--require-hashes" in image
    assert ":latest" not in image
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    for name in ("server-1", "server-2"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        assert "no-new-privileges:true" in services[name]["security_opt"]
